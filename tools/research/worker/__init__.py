"""The engine of a revision as an opponent, in a worker of Chromium, as pages have it.

`python -m tools.research.worker [REVISION]` speaks UGI; without a revision it is the present tree.
So what a change gains in the browser, where other things in Python are slow, can be measured too:

    trilithon arena "python -m tools.research.worker" "python -m tools.research.worker 9525fdd" \
        --game consta --size 11 --games 40 --time 500 --grace 5000

Time is what passes: what a worker has of a processor, no page is told. So there is no option Clock,
and an arena that counts processor time refuses to play with it.
"""

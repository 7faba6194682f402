"""The engine of a revision as an opponent, in a worker of Chromium, as pages have it.

`python -m tools.research.worker [REVISION]` speaks UGI; without a revision it is the present tree.
So what a change gains in the browser, where other things in Python are slow, can be measured too:

    trilithon arena "python -m tools.research.worker" "python -m tools.research.worker 9525fdd" \
        --game consta --size 11 --games 40 --time 500 --clock processor

What a worker has of a processor, no page can tell, but Linux can. Elsewhere there is no option
Clock, and an arena that is to count processor time refuses to play.
"""

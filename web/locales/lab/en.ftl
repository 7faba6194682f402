### What the lab's page says while it is used, in English.

lab-editor = Python program
lab-ready = Python { $version } is ready
lab-waits = Ready
lab-loading = Starting Python…
lab-running = Running…
lab-done = Done in { $seconds } s
lab-stopped = Stopped. Python begins anew: what was defined is gone, the programs are still there.
lab-begun-anew = Python begins anew, with nothing defined.
lab-failed = Python has broken down: { $detail }
lab-unstarted = Python could not be loaded. It needs the network once, and is kept after that. Check the connection, then press “Begin anew, with nothing defined”.
lab-failed-short = Python is not running
lab-cut = The rest of this program's output is not shown: it is too long.
lab-linked = This program came with the link and has not been run. Read it first; then run it if you like.
lab-on-board = Open on the board
lab-copied = The output is copied.
lab-link-copied = A link to the program is copied.
lab-copy-refused = The browser does not let this page copy.
lab-no-package = “{ $text }” is not a package's name.
lab-fetch-missing = Fetch “{ $package }” from PyPI
lab-unreached =
    { $count ->
        [one] This package cannot be reached, since the network is off or PyPI does not answer: { $packages }
       *[other] These packages cannot be reached, since the network is off or PyPI does not answer: { $packages }
    }
lab-unknown = PyPI has nothing by this name: { $packages }
lab-unfit = Not in plain Python, so it does not run here: { $packages }

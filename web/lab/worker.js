/** The lab's worker. It lies beside its page since a worker may ask only what its own address allows it to. */

import "../js/pages/lab/python.js";

"""Prints every negative's name with the code of its module, by which it is known to be stale."""

import inspect
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import models

print("NEGATIVES " + json.dumps({name: inspect.getsource(build) for name, build in models.NEGATIVES.items()}))

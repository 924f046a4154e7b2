"""Prints every negative's name with the code that builds it, by which it is known to be stale."""

import inspect
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import models


def is_ours(thing):
    """Whether it is a module, class or function of the models; what they share with all is known by its file."""
    name = thing.__name__ if inspect.ismodule(thing) else getattr(thing, "__module__", None)
    kinds = inspect.ismodule(thing) or inspect.isclass(thing) or inspect.isfunction(thing)
    return kinds and (name or "").startswith("models")


def names_in(code):
    """The names that code uses, also in its comprehensions and lambdas, which are code of their own."""
    inner = [one for one in code.co_consts if inspect.iscode(one)]
    return [*code.co_names, *(name for one in inner for name in names_in(one))]


def source_of(thing, seen):
    """The code of a function and of all models' code that it uses, in the order in which it is met."""
    if thing in seen:
        return ""
    seen.add(thing)
    if inspect.isfunction(thing):
        used = [thing.__globals__.get(name) for name in names_in(thing.__code__)]
    else:
        used = vars(thing).values()
    return inspect.getsource(thing) + "".join([source_of(one, seen) for one in list(used) if is_ours(one)])


def code_of(name):
    """The code of a model, and of how it is shown when it is not its front."""
    seen, view = set(), models.view_of(name)
    own = source_of(models.builder(name), seen)
    return own if view is None else own + source_of(view[0], seen) + str(view[1])


print("NEGATIVES " + json.dumps({name: code_of(name) for name in models.names()}))

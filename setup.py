"""Adds the compiled engine to a wheel where a C compiler is there; everything else is in pyproject.toml."""

import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.errors import BaseError, CCompilerError

ENGINE = [
    "bots/judge.py",
    "bots/judges/flautz.py",
    "bots/judges/labyrinth.py",
    "bots/judges/magus.py",
    "bots/search.py",
    "core/bits.py",
    "core/deck.py",
    "core/dice.py",
    "core/memory.py",
    "core/packed.py",
    "core/playout.py",
    "core/session.py",
    "core/state.py",
    "games/flautz/actions.py",
    "games/flautz/award.py",
    "games/flautz/codec.py",
    "games/flautz/legal.py",
    "games/flautz/memory.py",
    "games/flautz/piles.py",
    "games/flautz/places.py",
    "games/flautz/rules.py",
    "games/flautz/score.py",
    "games/flautz/setup.py",
    "games/flautz/sight.py",
    "games/flautz/spelling.py",
    "games/flautz/state.py",
    "games/flautz/telling.py",
    "games/flautz/why_not.py",
    "games/labyrinth/actions.py",
    "games/labyrinth/codec.py",
    "games/labyrinth/completing.py",
    "games/labyrinth/floor.py",
    "games/labyrinth/legal.py",
    "games/labyrinth/maze.py",
    "games/labyrinth/memory.py",
    "games/labyrinth/rules.py",
    "games/labyrinth/setup.py",
    "games/labyrinth/sight.py",
    "games/labyrinth/state.py",
    "games/labyrinth/telling.py",
    "games/labyrinth/why_not.py",
    "games/magus/actions.py",
    "games/magus/backs.py",
    "games/magus/casting.py",
    "games/magus/codec.py",
    "games/magus/course.py",
    "games/magus/grid.py",
    "games/magus/legal.py",
    "games/magus/matching.py",
    "games/magus/memory.py",
    "games/magus/piles.py",
    "games/magus/rules.py",
    "games/magus/score.py",
    "games/magus/setup.py",
    "games/magus/sight.py",
    "games/magus/state.py",
    "games/magus/telling.py",
    "games/magus/turns.py",
    "games/magus/why_not.py",
    "host/play.py",
    "host/reel.py",
    "host/table.py",
    "host/watch.py",
    "host/wording.py",
]

# Lets the compiler inline mypyc's own helpers into the rules; worth a third of the speed.
INLINE = ["-flto", "-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]


def engine() -> list[Extension]:
    """The modules of the engine as one extension; none in an editable install, which must stay plain to be edited."""
    if "bdist_wheel" not in sys.argv:
        return []
    if not compiles([]):
        sys.stderr.write("aprendiz: no C compiler with Python's headers found; the engine is installed uncompiled\n")
        return []
    from mypyc.build import mypycify

    extensions = mypycify([f"src/aprendiz/{module}" for module in ENGINE], opt_level="3", debug_level="0")
    if compiles(INLINE):
        for extension in extensions:
            extension.extra_compile_args += INLINE
            extension.extra_link_args += ["-flto", "-O3"]
    return extensions


def compiles(flags: list[str]) -> bool:
    """Whether a C compiler is there, finds Python's headers and knows these flags."""
    from distutils.ccompiler import new_compiler  # setuptools' own: it must be imported first
    from distutils.sysconfig import customize_compiler

    with TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n", encoding="utf-8")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            headers = [sysconfig.get_paths()["include"]]
            objects = compiler.compile([str(source)], folder, include_dirs=headers, extra_postargs=flags)
            compiler.link_shared_object(objects, str(Path(folder) / "probe.so"), extra_postargs=flags)
        except (BaseError, CCompilerError, OSError):
            return False
    return True


setup(ext_modules=engine())

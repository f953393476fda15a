"""Adds the compiled engine to a wheel if compiling works; everything else is in pyproject.toml.

Installing never fails because of the compiler: if there is none, or if it fails, the wheel holds the plain engine.
"""

import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import shorten

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

# Let the compiler inline mypyc's helpers into the rules, which gives a third of the speed.
INLINE = ["-flto", "-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]

LONGEST_REASON = 160


def main() -> None:
    """Build with the compiled engine if possible, otherwise without; in a new folder, so that nothing stale gets in."""
    # An editable install keeps the plain engine: a compiled module would hide every edit of its source.
    if "bdist_wheel" in sys.argv:
        if not compiles([]):
            sys.stderr.write("aprendiz: found no C compiler with Python's headers; installing the plain engine\n")
        elif built_compiled():
            return
    with TemporaryDirectory() as folder:
        setup(options={"build": {"build_base": folder}})


def built_compiled() -> bool:
    """Build the compiled engine; returns whether that worked. Any failure becomes one line on stderr."""
    try:
        with TemporaryDirectory() as folder:
            setup(ext_modules=engine(folder), options={"build": {"build_base": folder}})
    except (Exception, SystemExit) as error:  # mypyc and setuptools exit when they fail.
        reason = "mypyc found what is shown above" if str(error) == "1" else shorten(str(error), LONGEST_REASON)
        sys.stderr.write(f"aprendiz: compiling failed ({reason}); installing the plain engine\n")
        return False
    return True


def engine(folder: str) -> list[Extension]:
    """The modules of the engine as one extension."""
    from mypyc.build import mypycify

    modules = [f"src/aprendiz/{module}" for module in ENGINE]
    extensions = mypycify(modules, opt_level="3", debug_level="0", target_dir=folder)
    if compiles(INLINE):
        for extension in extensions:
            extension.extra_compile_args += INLINE
            extension.extra_link_args += ["-flto", "-O3"]
    return extensions


def compiles(flags: list[str]) -> bool:
    """Whether there is a C compiler that finds Python's headers and knows these flags."""
    from distutils.ccompiler import new_compiler  # setuptools provides it, so setuptools must be imported first
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


main()

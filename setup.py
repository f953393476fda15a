"""Adds the compiled engine to a wheel where a C compiler is there; everything else is in pyproject.toml."""

import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Distribution, Extension, setup
from setuptools.errors import BaseError

ENGINE = [
    "core/dice.py",
    "core/memory.py",
    "core/playout.py",
    "core/state.py",
    "games/flautz/actions.py",
    "games/flautz/award.py",
    "games/flautz/memory.py",
    "games/flautz/places.py",
    "games/flautz/rules.py",
    "games/flautz/score.py",
    "games/flautz/setup.py",
    "games/flautz/state.py",
]


def engine() -> list[Extension]:
    """The modules of the engine as one extension; none in an editable install, which must stay plain to be edited."""
    if "bdist_wheel" not in sys.argv:
        return []
    if not has_compiler():
        sys.stderr.write("aprendiz: no C compiler with Python's headers found; the engine is installed uncompiled\n")
        return []
    from mypyc.build import mypycify

    extensions = mypycify([f"src/aprendiz/{module}" for module in ENGINE], opt_level="3", debug_level="0")
    for e in extensions:
        e.extra_compile_args += ["-flto", "-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
        e.extra_link_args += ["-flto", "-O3"]
    return extensions


def has_compiler() -> bool:
    with TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n", encoding="utf-8")
        command = Distribution().get_command_obj("build_ext")
        command.ensure_finalized()
        try:
            from setuptools._distutils.ccompiler import new_compiler
            from setuptools._distutils.sysconfig import customize_compiler

            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[sysconfig.get_paths()["include"]])
        except (BaseError, OSError):
            return False
    return True


setup(ext_modules=engine())

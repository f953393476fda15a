"""The language that the environment asks for."""

import pytest

from aprendiz.lang.languages import of_environment


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ca_ES.UTF-8"}, "ca"),
        ({"LANG": "pt"}, "pt"),
        ({"LANG": "IT_it"}, "it"),
        ({"LANG": "es_ES", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "es_ES", "LC_MESSAGES": "it_IT", "LC_ALL": "pt_PT"}, "pt"),
        ({"LANG": "es_ES", "LC_ALL": ""}, "es"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "fr:ca:es"}, "ca"),
        ({"LANG": "es_ES", "LANGUAGE": "fr"}, "es"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "ca"}, "ca"),
        ({"LANG": "C", "LANGUAGE": "ca"}, "en"),
        ({"LANGUAGE": "ca"}, "en"),
        ({"LANG": "catalan"}, "en"),
    ],
)
def test_the_locale_is_read_as_other_programs_read_it(environment: dict[str, str], language: str) -> None:
    assert of_environment(environment) == language

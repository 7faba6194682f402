"""The games that are learned, by name."""

from collections.abc import Mapping

from tools.research.learning import carteso, consta
from tools.research.learning.cases import Subject

SUBJECTS: Mapping[str, Subject] = {
    subject.game.name: subject for subject in (consta.SUBJECT, carteso.SUBJECT)
}

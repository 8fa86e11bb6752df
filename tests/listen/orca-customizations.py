"""Orca runs this file as it starts. What would be spoken is written to the file named by SPOKEN, a line an utterance."""
import os
from orca import settings, speech

spoken = open(os.environ["SPOKEN"], "a", buffering=1)


def write(text, acss=None, interrupt=True):
    spoken.write(" ".join(text.split()) + "\n")


def read(parts, progress):
    for context, voice in parts:
        write(context.utterance)


speech._speak = write
speech.speakCharacter = write
speech.sayAll = read
# A page that is read out by itself would still be speaking when the next key is pressed.
settings.sayAllOnLoad = False

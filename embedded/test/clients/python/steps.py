"""Thirty steps for pymongo, in order. The answers are MongoDB's."""

import documents  # noqa: F401
import whole_collections  # noqa: F401

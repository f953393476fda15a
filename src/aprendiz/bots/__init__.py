"""Players that are programs: they receive the updates of their seat, as a person would, and nothing else."""

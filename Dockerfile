# A server in a container. docs/hosting.md says how to run it.
ARG PYTHON=3.11

FROM python:${PYTHON}-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev
WORKDIR /build
COPY requirements/run.txt requirements/run.txt
RUN pip wheel --no-cache-dir --wheel-dir /wheels --requirement requirements/run.txt
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src src
RUN pip wheel --no-cache-dir --wheel-dir /wheels --no-deps .

FROM python:${PYTHON}-slim
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-index --find-links /wheels aprendiz && rm -r /wheels \
 && useradd --system --uid 10001 --no-create-home aprendiz \
 && install --directory --owner aprendiz --mode 700 /data
# The default data folder is below /data, so that `aprendiz backup` and `reissue` need no `--data`.
ENV XDG_DATA_HOME=/data
VOLUME /data
USER aprendiz
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/api/health', timeout=4)"]
ENTRYPOINT ["aprendiz"]
CMD ["serve"]

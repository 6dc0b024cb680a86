# The Zoetrope server with ffmpeg. Without it: docker build --target slim .
# docs/container.md explains both.
FROM node:20-bookworm-slim AS build
WORKDIR /source
COPY . .
RUN deploy/container/build.sh /app

FROM node:20-bookworm-slim AS slim
# Two pools of memory for all threads, instead of eight per core, from which little is ever returned.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 ZOETROPE_HOST=0.0.0.0 ZOETROPE_DATA=/data
COPY --from=build /app /app
COPY deploy/container/prepare.sh /tmp/prepare.sh
RUN /tmp/prepare.sh && rm /tmp/prepare.sh
USER node
VOLUME /data
EXPOSE 8787
HEALTHCHECK --start-period=60s --interval=10s CMD ["node", "/app/healthcheck.mjs"]
ENTRYPOINT ["node", "/app/node_modules/.bin/zoetrope-server"]

FROM slim AS full
USER root
COPY deploy/container/install-ffmpeg.sh /tmp/install-ffmpeg.sh
RUN /tmp/install-ffmpeg.sh && rm /tmp/install-ffmpeg.sh
USER node

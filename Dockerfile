# Builds the folder that runs with Node alone, and an image with nothing else.
FROM node:20-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npm run build -- /shop

FROM node:20-bookworm-slim
COPY --from=build /shop /shop
WORKDIR /shop
RUN mkdir /data && chown node /data
USER node
VOLUME /data
# The last three return memory that is no longer needed (server/src/memoryEnv.ts).
ARG RELEASE=unknown
ENV RELEASE=$RELEASE NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
    MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072 \
    NODE_OPTIONS="--max-old-space-size=1024 --max-semi-space-size=8"
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/serve.js"]

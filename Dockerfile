# The program as an image. docs/operations.md says how to run it. The version is the one of scripts/runtime.mjs.
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /app

FROM base AS build
# Installs with npm ci, as npm start does, and remembers it. A change of the sources does not install again.
COPY package.json package-lock.json .npmrc ./
COPY scripts/project.mjs scripts/runtime.mjs scripts/
RUN node --eval "import('./scripts/project.mjs').then(({ install }) => install())"
COPY . .
RUN npm run build

FROM base
# What runs a local model is installed by npm, which must not write to the home folder of a read-only system.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data npm_config_cache=/tmp/npm
RUN install --directory --owner=1000 --group=1000 --mode=700 /data
# The build holds all packages but this one, whose program is native (vite.server.config.ts).
COPY --from=build /app/node_modules/@node-rs node_modules/@node-rs
COPY --from=build /app/package.json package.json
COPY --from=build /app/build build
# The user 'node' of the base image, as a number: Kubernetes can then see that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --start-interval=2s --retries=3 CMD [ \
  "node", "--eval", \
  "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1))" \
]
CMD ["node", "build/server/main.js"]

import { readdirSync } from 'node:fs'
import limits from './size-limits.json' with { type: 'json' }

/** Lazily loaded modules do not count. */
const later = {
  name: 'later',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
  },
}

const entries = readdirSync(new URL('dist/', import.meta.url))
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.slice(0, -'.js'.length))

const unlisted = entries.filter((name) => !(name in limits))
if (unlisted.length > 0) throw new Error(`size-limits.json says nothing of ${unlisted.join(', ')}.`)
const gone = Object.keys(limits).filter((name) => !entries.includes(name))
if (gone.length > 0) throw new Error(`size-limits.json names ${gone.join(', ')}, which the package has not.`)

/** Initial size of each entry without its peers: minified bytes, which are equal on every machine. */
export default entries.map((name) => ({
  name,
  path: `dist/${name}.js`,
  limit: `${limits[name]} B`,
  brotli: false,
  modifyEsbuildConfig: (config) => ({ ...config, format: 'esm', plugins: [later] }),
}))

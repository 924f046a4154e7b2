import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import manifest from '../package.json' with { type: 'json' }

/**
 * Turns `dist` into a package: writes package.json, copies the README and the changelog, and corrects the
 * imports of the declarations. Runs after `vite build` and `tsc -p tsconfig.build.json`.
 */
const dist = path.resolve(import.meta.dirname, '../dist')
const types = path.join(dist, 'types')

/** Widens exact versions to caret ranges. */
const compatible = (versions: Record<string, string>) =>
  Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, `^${version}`]))

const published = {
  name: manifest.name,
  version: manifest.version,
  description: manifest.description,
  license: manifest.license,
  type: 'module',
  sideEffects: false,
  exports: {
    './formats': { types: './types/formats/formats.d.ts', default: './formats.js' },
    './hooks/*': { types: './types/hooks/*.d.ts', default: './hooks/*.js' },
    './tokens/*': { types: './types/tokens/*.d.ts', default: './tokens/*.js' },
    './*': { types: './types/*/*.d.ts', default: './*.js' },
  },
  peerDependencies: compatible(manifest.peerDependencies),
  dependencies: compatible(manifest.dependencies),
}

/** Gives the imports of a declaration the `.js` extension. */
async function rewriteDeclaration(file: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const corrected = text.replaceAll(/(from |import\()(['"])(\.[^'"]+)\.tsx?\2/g, '$1$2$3.js$2')
  await writeFile(file, corrected)
}

const files = await readdir(types, { recursive: true })
await Promise.all(
  files.filter((file) => file.endsWith('.d.ts')).map((file) => rewriteDeclaration(path.join(types, file))),
)
await writeFile(path.join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
for (const file of ['README.md', 'CHANGELOG.md']) {
  await cp(path.resolve(import.meta.dirname, '..', file), path.join(dist, file))
}

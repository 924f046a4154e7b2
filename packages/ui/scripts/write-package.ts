import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseSync } from 'vite'
import manifest from '../package.json' with { type: 'json' }
import { pageCss } from '../src/styles/pageCss.ts'
import { resetCss } from '../src/styles/resetCss.ts'
import { tokensCss } from '../src/styles/tokensCss.ts'

/**
 * Turns `dist` into a package: writes package.json, copies the README and the changelog, and corrects the
 * declarations. Runs after `vite build` and `tsc -p tsconfig.build.json`.
 */
const dist = path.resolve(import.meta.dirname, '../dist')
const types = path.join(dist, 'types')

/** Widens exact versions to caret ranges. */
const compatible = (versions: Record<string, string>) =>
  Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, `^${version}`]))

/** React in any version from 19 on. */
const peers = { ...compatible(manifest.peerDependencies), react: '>=19', 'react-dom': '>=19' }

/** Repository of the package; a folder of this machine is none. */
const url = spawnSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' }).stdout.trim()

const published = {
  name: manifest.name,
  version: manifest.version,
  description: manifest.description,
  keywords: manifest.keywords,
  license: manifest.license,
  type: 'module',
  ...(/^[a-z+]+:\/\/|^git@/.test(url) && { repository: { type: 'git', url, directory: 'packages/ui' } }),
  sideEffects: ['*.css'],
  exports: {
    './package.json': './package.json',
    './styles/*.css': { types: './types/styles/css.d.ts', default: './styles/*.css' },
    './styles/fonts/*': './styles/fonts/*',
    './styles/*': { types: './types/styles/*.d.ts', default: './styles/*.js' },
    './themes/*': { types: './types/themes/*.d.ts', default: './themes/*.js' },
    './formats': { types: './types/formats/formats.d.ts', default: './formats.js' },
    './texts/*': { types: './types/texts/*.d.ts', default: './texts/*.js' },
    './hooks/*': { types: './types/hooks/*.d.ts', default: './hooks/*.js' },
    './tokens/*': { types: './types/tokens/*.d.ts', default: './tokens/*.js' },
    './*': { types: './types/*/*.d.ts', default: './*.js' },
  },
  peerDependencies: peers,
  dependencies: compatible(manifest.dependencies),
}

/** Gives the imports of a declaration the `.js` extension, and its optional properties the value undefined. */
async function rewriteDeclaration(file: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const corrected = text.replaceAll(/(from |import\()(['"])(\.[^'"]+)\.tsx?\2/g, '$1$2$3.js$2')
  await writeFile(file, acceptUndefined(corrected))
}

/** Applications with `exactOptionalPropertyTypes` pass on a value that may be undefined, as they can to every element of React. */
function acceptUndefined(declaration: string): string {
  const insertions: [at: number, text: string][] = []
  JSON.stringify(parseSync('props.d.ts', declaration).program, (_, node) => {
    const type =
      node?.type === 'TSPropertySignature' && node.optional ? node.typeAnnotation?.typeAnnotation : null
    const [open, close] = /^TS(?:Function|Constructor|Conditional)Type$/.test(type?.type)
      ? ['(', ')']
      : ['', '']
    if (type) insertions.push([type.start, open], [type.end, `${close} | undefined`])
    return node
  })
  return insertions
    .toSorted(([a], [b]) => b - a)
    .reduce((text, [at, inserted]) => text.slice(0, at) + inserted + text.slice(at), declaration)
}

const files = await readdir(types, { recursive: true })
await Promise.all(
  files.filter((file) => file.endsWith('.d.ts')).map((file) => rewriteDeclaration(path.join(types, file))),
)
await writeFile(path.join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE']) {
  await cp(path.resolve(import.meta.dirname, '..', file), path.join(dist, file))
}
for (const file of ['fonts.css', 'fonts']) {
  await cp(path.resolve(import.meta.dirname, '../src/styles', file), path.join(dist, 'styles', file), {
    recursive: true,
  })
}
for (const [name, css] of Object.entries({ tokens: tokensCss, reset: resetCss, page: pageCss })) {
  await writeFile(path.join(dist, 'styles', `${name}.css`), css)
}
// TypeScript asks for a declaration of every import, also of a style sheet.
await writeFile(path.join(types, 'styles/css.d.ts'), 'export {}\n')

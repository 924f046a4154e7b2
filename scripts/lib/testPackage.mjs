import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pnpm } from './prepare.mjs'
import { inProject } from './project.mjs'
import { run } from './run.mjs'

const ui = inProject('packages/ui')
const stranger = inProject('scripts/stranger')

/** What the stranger's project needs besides what the package itself asks for. */
const TOOLS = ['typescript', 'vite', '@types/react', '@types/react-dom']

/**
 * Installs the design system as a stranger would: builds it, packs it, unpacks it into an empty project outside of the workspace,
 * and there type-checks an app, bundles it, and renders it on a server. Its dependencies are those of the workspace, so that nothing is
 * fetched.
 */
export async function testPackage() {
  await pnpm(['--silent', '--filter', '@shop/ui', 'run', 'build'])
  const project = await realpath(await mkdtemp(path.join(tmpdir(), 'shop-ui-')))
  try {
    await install(project)
    await cp(stranger, project, { recursive: true })
    const tool = (name, file) => path.join(project, 'node_modules', name, file)
    await run('node', [tool('typescript', 'bin/tsc'), '-p', '.'], { cwd: project })
    await run('node', [tool('vite', 'bin/vite.js'), 'build', '--logLevel', 'warn'], { cwd: project })
    await expectNoRadix(path.join(project, 'node_modules/@shop/ui'))
    const html = await run('node', ['render.mjs'], { cwd: project })
    for (const part of ['Add to Cart', 'Mobile number', '₹499', '--shop-color-text-strong', '<style']) {
      if (!html.includes(part)) throw new Error(`The page that the server rendered has no “${part}”.`)
    }
    console.log('  The package installs, type-checks, bundles and renders outside of the workspace.')
  } finally {
    await rm(project, { recursive: true, force: true })
  }
}

/** The tarball into `node_modules/@shop/ui`, and beside it what it names, from where the workspace has it. */
async function install(project) {
  const home = path.join(project, 'node_modules/@shop/ui')
  await mkdir(home, { recursive: true })
  const dist = path.join(ui, 'dist')
  const { version } = JSON.parse(await readFile(path.join(dist, 'package.json'), 'utf8'))
  await run('npm', ['pack', '--pack-destination', project], { cwd: dist })
  const filename = `shop-ui-${version}.tgz`
  await run('tar', ['-xzf', filename, '--strip-components=1', '-C', 'node_modules/@shop/ui'], {
    cwd: project,
  })
  const { dependencies, peerDependencies } = JSON.parse(
    await readFile(path.join(home, 'package.json'), 'utf8'),
  )
  for (const name of [...Object.keys(dependencies), ...Object.keys(peerDependencies), ...TOOLS]) {
    const link = path.join(project, 'node_modules', name)
    await mkdir(path.dirname(link), { recursive: true })
    await symlink(await homeOf(name), link, 'junction')
  }
}

/** Where the workspace has a package: beside the design system, the contract, or at its root. */
async function homeOf(name) {
  for (const from of [ui, inProject('packages/contract'), inProject()]) {
    const home = path.join(from, 'node_modules', name)
    const isThere = await realpath(home).catch(() => undefined)
    if (isThere !== undefined) return isThere
  }
  throw new Error(`${name} is not installed.`)
}

/** A button brings no dialog, no menu and no carousel: none of what it imports at once, and none of what that imports. */
async function expectNoRadix(home) {
  const seen = new Set(['Button.js'])
  for (const file of seen) {
    const code = await readFile(path.join(home, file), 'utf8')
    for (const [, name] of code.matchAll(/^(?:import|export)[^'"]*?from ["']([^"']+)["']/gm)) {
      if (/^(radix-ui|embla|sonner)/.test(name)) throw new Error(`Button brings ${name}, by ${file}.`)
      if (name.startsWith('.')) seen.add(path.posix.join(path.posix.dirname(file), name))
    }
  }
  if (seen.size < 2) throw new Error('What Button imports could not be read.')
}

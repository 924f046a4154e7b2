import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Image } from './readImage.ts'

const run = promisify(execFile)
const TOOLS = ['debootstrap', 'unshare', 'chroot', 'ip']
const NAMESPACES = ['--mount', '--net', '--pid', '--fork', '--kill-child']
/** As a container engine does: a network without a way out, its own processes, and memory that they share. */
const ENTER = `ip link set lo up && mount -t proc proc "$0/proc" && mkdir -p "$0/dev/shm" &&
  mount -t tmpfs -o mode=1777 tmpfs "$0/dev/shm" && exec chroot "$@"`

/** A file system with the smallest Debian and Node, and nothing else. */
export class CleanRoot {
  readonly folder: string

  private constructor(folder: string) {
    this.folder = folder
  }

  /** What this machine lacks for it. */
  static async missing(): Promise<string | undefined> {
    if (process.getuid?.() !== 0) return 'it needs root'
    for (const tool of TOOLS) {
      const isThere = await run('sh', ['-c', 'command -v "$0"', tool]).then(
        () => true,
        () => false,
      )
      if (!isThere) return `${tool} is not installed`
    }
    return undefined
  }

  static async make({ suite, user }: Image): Promise<CleanRoot> {
    const root = new CleanRoot(await mkdtemp(path.join(tmpdir(), 'the-product-root-')))
    await chmod(root.folder, 0o755)
    // In a mount namespace, so that none of its mounts stays.
    await run('unshare', ['--mount', 'debootstrap', '--variant=minbase', suite, root.folder], {
      maxBuffer: Infinity,
    })
    await cp(process.execPath, root.path('/usr/local/bin/node'))
    await root.prepare(`useradd --create-home ${user}`)
    return root
  }

  path(inside: string): string {
    return path.join(this.folder, inside)
  }

  /** Runs a shell command as root. */
  async prepare(command: string): Promise<void> {
    await run('chroot', [this.folder, '/bin/sh', '-c', command], {
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
    })
  }

  /** Runs a program as a user in a folder, without a network. Returns what it printed; throws when it fails. */
  async run(
    program: string[],
    { user, folder, env }: Pick<Image, 'user' | 'folder' | 'env'>,
  ): Promise<string> {
    await mkdir(this.path(folder), { recursive: true })
    const inside = [`--userspec=${user}`, this.folder, '/usr/bin/env', `--chdir=${folder}`, ...program]
    const { stdout } = await run('unshare', [...NAMESPACES, 'sh', '-c', ENTER, this.folder, ...inside], {
      env: { ...env, PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' },
      maxBuffer: Infinity,
    })
    return stdout
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true })
  }
}

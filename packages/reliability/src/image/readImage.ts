import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const DOCKERFILE = path.join(import.meta.dirname, '../../../../Dockerfile')
const words = z.array(z.string())

/** What the last stage of the Dockerfile does with the folder of `npm run build`. */
export interface Image {
  /** Release of Debian. */
  suite: string
  /** Place of the folder. */
  folder: string
  /** Shell commands that prepare the file system. */
  preparations: string[]
  user: string
  env: Record<string, string>
  healthcheck: string[]
  command: string[]
}

export async function readImage(file = DOCKERFILE): Promise<Image> {
  const text = await readFile(file, 'utf8')
  const instructions = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
  const stage = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')))
  const all = (name: string) =>
    stage.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1))
  const one = (name: string) => {
    const [value] = all(name)
    if (value === undefined) throw new Error(`The last stage of the Dockerfile has no ${name}`)
    return value
  }
  const defaults = Object.fromEntries(all('ARG').map(toPair))
  return {
    suite: /^node:\d+-(\w+)-slim$/.exec(one('FROM'))?.[1] ?? '',
    folder: one('WORKDIR'),
    preparations: all('RUN'),
    user: one('USER'),
    env: Object.fromEntries(
      [...one('ENV').matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)].map(([, name = '', quoted, bare = '']) => [
        name,
        (quoted ?? bare).replaceAll(/\$(\w+)/g, (_, arg: string) => defaults[arg] ?? ''),
      ]),
    ),
    healthcheck: words.parse(JSON.parse(one('HEALTHCHECK').replace(/^.*?CMD /, ''))),
    command: words.parse(JSON.parse(one('CMD'))),
  }
}

function toPair(text: string): [string, string] {
  const end = text.indexOf('=')
  return [text.slice(0, end), text.slice(end + 1)]
}

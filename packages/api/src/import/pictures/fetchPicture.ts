import { lookup, type LookupAddress } from 'node:dns'
import { get as getHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './isPublicAddress.ts'
import { PICTURE_BYTES_MAX } from './normalisePicture.ts'
import { PictureProblem } from './PictureProblem.ts'

const REDIRECTS_MAX = 3
const TIME_MAX_MS = 20_000

export interface FetchOptions {
  /** Tells whether an address may be called. */
  isAllowed?: (address: string) => boolean
  timeMaxMs?: number
}

/** Bytes behind an address of the public internet. The address that was checked is the one that is called. */
export async function fetchPicture(
  from: URL,
  { isAllowed = isPublicAddress, timeMaxMs = TIME_MAX_MS }: FetchOptions = {},
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeMaxMs)
  try {
    let url = from
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
      const answer = await request(url, { signal, isAllowed })
      const location = redirectOf(answer)
      if (location === undefined) return await readBody(answer)
      answer.destroy()
      if (!URL.canParse(location, url.href)) throw new PictureProblem('redirects to no address')
      url = new URL(location, url)
    }
    throw new PictureProblem(`redirects more than ${REDIRECTS_MAX} times`)
  } catch (error) {
    if (error instanceof PictureProblem) throw error
    if (signal.aborted) throw new PictureProblem(`took longer than ${timeMaxMs / 1_000} s`, { cause: error })
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new PictureProblem(`can't be fetched${code}`, { cause: error })
  }
}

interface Call {
  signal: AbortSignal
  isAllowed: (address: string) => boolean
}

function request(url: URL, { signal, isAllowed }: Call): Promise<IncomingMessage> {
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new PictureProblem('is no http or https address')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A name is checked once it is resolved, an address has nothing to resolve.
  if (isIP(host) !== 0 && !isAllowed(host)) throw new PictureProblem('is not on the public internet')
  const get = url.protocol === 'https:' ? getHttps : getHttp
  const headers = { accept: 'image/*', 'accept-encoding': 'identity' }
  return new Promise((resolve, reject) => {
    get(url, { signal, headers, agent: false, lookup: checkedLookup(isAllowed) }, resolve).on('error', reject)
  })
}

/** Resolves a name to its addresses, and to none when any of them is not public. */
function checkedLookup(isAllowed: Call['isAllowed']): NonNullable<RequestOptions['lookup']> {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? []
      if (error !== null) done(error, '')
      else if (first === undefined || !addresses.every(({ address }) => isAllowed(address)))
        done(new PictureProblem('is not on the public internet'), '')
      else if (options.all === true) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return statusCode >= 300 && statusCode < 400 ? headers.location : undefined
}

async function readBody(answer: IncomingMessage): Promise<Buffer> {
  try {
    if (answer.statusCode !== 200) throw new PictureProblem(`answers ${answer.statusCode}`)
    const parts: Buffer[] = []
    let bytes = 0
    for await (const part of answer as AsyncIterable<Buffer>) {
      bytes += part.length
      if (bytes > PICTURE_BYTES_MAX) throw new PictureProblem('is larger than 25 MB')
      parts.push(part)
    }
    return Buffer.concat(parts)
  } finally {
    answer.destroy()
  }
}

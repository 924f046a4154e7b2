import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { toSurrogateKey } from './shownProducts.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Shorter texts gain nothing from compression. */
const COMPRESS_FROM_BYTES = 1_024
// Quality 4 takes a few milliseconds per page, off the main thread; 11 takes hundreds.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const BYTES_PER_ID = 8

const toBrotli = promisify<Buffer, typeof BROTLI, Buffer>(brotliCompress)
const fromBrotli = promisify<Buffer, Buffer>(brotliDecompress)
const toGzip = promisify<Buffer, Buffer>(gzip)

/** A copy that holds no more memory than its length. Node cuts short buffers from blocks of 8 KB, and zlib its output from blocks of 16 KB. */
function withoutBlock(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

export interface AnswerParts {
  status?: number
  headers?: Record<string, string>
  products?: readonly number[] | undefined
}

/** Response body that is equal for all clients. Long texts are stored compressed only: most clients accept brotli. */
export class StoredAnswer {
  readonly status: number
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  /** Products whose stock or reviews it shows; undefined when that is unknown. */
  readonly products: readonly number[] | undefined
  /** Header by which a CDN purges the answer. */
  readonly surrogateKey: string
  readonly #copies: Map<Encoding, Buffer>

  static async of(
    text: string,
    { status = 200, headers = {}, products }: AnswerParts = {},
  ): Promise<StoredAnswer> {
    const bytes = Buffer.from(text)
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
    const copies: [Encoding, Buffer][] =
      bytes.length < COMPRESS_FROM_BYTES ? [['identity', bytes]] : [['br', await toBrotli(bytes, BROTLI)]]
    return new StoredAnswer({ status, headers, products }, `W/"${hash}"`, copies)
  }

  private constructor(
    { status, headers, products }: AnswerParts & { status: number; headers: Record<string, string> },
    etag: string,
    copies: [Encoding, Buffer][],
  ) {
    this.status = status
    this.headers = headers
    this.products = products
    this.surrogateKey = toSurrogateKey(products)
    this.etag = etag
    this.#copies = new Map(copies.map(([encoding, bytes]) => [encoding, withoutBlock(bytes)]))
  }

  get size(): number {
    const texts = [this.surrogateKey, ...Object.values(this.headers), ...this.#copies.values()]
    return texts.reduce((sum, { length }) => sum + length, BYTES_PER_ID * (this.products?.length ?? 0))
  }

  /** The client's best encoding of this answer. Short texts are never compressed. */
  encodingFor(acceptEncoding = ''): Encoding {
    if (!this.#copies.has('br')) return 'identity'
    const accepts = (name: string) =>
      new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(acceptEncoding)
    if (accepts('br')) return 'br'
    return accepts('gzip') ? 'gzip' : 'identity'
  }

  /** The encoded body. A compressed copy is stored on its first use. */
  async bytes(encoding: Encoding): Promise<Buffer> {
    const copy = this.#copies.get(encoding)
    if (copy !== undefined) return copy
    const text = this.#copies.get('identity') ?? (await fromBrotli(this.#copies.get('br') ?? Buffer.alloc(0)))
    if (encoding === 'identity') return text
    const compressed = withoutBlock(await (encoding === 'br' ? toBrotli(text, BROTLI) : toGzip(text)))
    this.#copies.set(encoding, compressed)
    return compressed
  }
}

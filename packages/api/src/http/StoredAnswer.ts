import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib'
import { toSurrogateKey } from './shownProducts.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Shorter texts gain nothing from compression. */
const COMPRESS_FROM_BYTES = 1_024
/** Texts up to this length take less than 0.2 ms to compress, which is less than handing them to another thread and back. */
const SYNC_MAX_BYTES = 64 * 1024
/** 1 % larger than with quality 4, in 60 % of its time. */
const SHORT_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 }, chunkSize: 64 * 1024 }
// Quality 4 takes a few milliseconds per page, off the main thread; 11 takes hundreds.
// Most pages fit into one chunk: each further one is another turn of the thread.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 }, chunkSize: 64 * 1024 }

const BYTES_PER_ID = 8

const onAnotherThread = promisify<Buffer, typeof BROTLI, Buffer>(brotliCompress)
const toBrotli = (text: Buffer) =>
  text.length > SYNC_MAX_BYTES ? onAnotherThread(text, BROTLI) : brotliCompressSync(text, SHORT_BROTLI)
const fromBrotli = promisify<Buffer, Buffer>(brotliDecompress)
const toGzip = promisify<Buffer, Buffer>(gzip)

/** Bytes that hold no more memory than their length. Node cuts short buffers from blocks of 8 KB, and zlib its output from blocks of 16 KB. */
function withoutBlock(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

export interface AnswerParts {
  status?: number
  headers?: Record<string, string>
  products?: readonly number[] | undefined
}

/** Response body that is equal for all clients. Long texts are stored compressed, because most clients accept brotli, or as text while only the server itself reads them. */
export class StoredAnswer {
  readonly status: number
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  /** Products whose stock or reviews it shows; undefined when that is unknown. */
  readonly products: readonly number[] | undefined
  /** Header by which a CDN purges the answer. */
  readonly surrogateKey: string
  readonly #isLong: boolean
  readonly #copies = new Map<Encoding, Buffer>()

  /** For clients: a long text is compressed at once. */
  static async of(text: string | Uint8Array, parts?: AnswerParts): Promise<StoredAnswer> {
    const answer = StoredAnswer.ofText(text, parts)
    if (answer.#isLong) await answer.bytes('br')
    return answer
  }

  /** For the server's own calls: the text is compressed when the first client asks for it. */
  static ofText(text: string | Uint8Array, parts: AnswerParts = {}): StoredAnswer {
    const bytes =
      typeof text === 'string'
        ? Buffer.from(text)
        : Buffer.from(text.buffer, text.byteOffset, text.byteLength)
    return new StoredAnswer(bytes, parts)
  }

  private constructor(bytes: Buffer, { status = 200, headers = {}, products }: AnswerParts) {
    this.status = status
    this.headers = headers
    this.products = products
    this.surrogateKey = toSurrogateKey(products)
    this.etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    this.#isLong = bytes.length >= COMPRESS_FROM_BYTES
    this.#copies.set('identity', withoutBlock(bytes))
  }

  get size(): number {
    const texts = [this.surrogateKey, ...Object.values(this.headers), ...this.#copies.values()]
    return texts.reduce((sum, { length }) => sum + length, BYTES_PER_ID * (this.products?.length ?? 0))
  }

  /** The client's best encoding of this answer. Short texts are never compressed. */
  encodingFor(acceptEncoding = ''): Encoding {
    if (!this.#isLong) return 'identity'
    const accepts = (name: string) =>
      new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(acceptEncoding)
    if (accepts('br')) return 'br'
    return accepts('gzip') ? 'gzip' : 'identity'
  }

  /** Whether a client has this answer, by its header `If-None-Match`. */
  isHeldBy(ifNoneMatch = ''): boolean {
    const tag = this.etag.slice('W/'.length)
    return ifNoneMatch.split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')))
  }

  /** The encoded body. A compressed copy is stored on its first use; one in brotli takes the place of the text. */
  async bytes(encoding: Encoding): Promise<Buffer> {
    const copy = this.#copies.get(encoding)
    if (copy !== undefined) return copy
    const text = await this.#readText()
    if (encoding === 'identity') return text
    const compressed = withoutBlock(await (encoding === 'br' ? toBrotli(text) : toGzip(text)))
    this.#copies.set(encoding, compressed)
    if (encoding === 'br') this.#copies.delete('identity')
    return compressed
  }

  /** The body for the server itself, which keeps it as text: pages ask for the same answers again and again. */
  async text(): Promise<Buffer> {
    const text = await this.#readText()
    this.#copies.set('identity', text)
    return text
  }

  async #readText(): Promise<Buffer> {
    const text = this.#copies.get('identity')
    return text ?? withoutBlock(await fromBrotli(this.#copies.get('br') ?? Buffer.alloc(0)))
  }
}

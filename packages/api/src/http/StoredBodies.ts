import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** A finished JSON body. */
export class StoredBody {
  readonly bytes: Buffer
  readonly etag: string
  readonly madeAt = performance.now()
  #brotli: Promise<Buffer> | undefined

  constructor(json: string) {
    this.bytes = Buffer.from(json)
    this.etag = `W/"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22)}"`
  }

  get size(): number {
    return this.bytes.length
  }

  /** Compressed when first asked for. */
  brotli(): Promise<Buffer> {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: this.bytes.length,
    }
    return (this.#brotli ??= compress(this.bytes, { params }))
  }
}

const compress = promisify(brotliCompress)

/**
 * Finished bodies of answers that are the same for everyone, least recently asked for first out. All of them belong to
 * one epoch: as soon as another one begins (the catalogue has changed, a day has), none is left.
 */
export class StoredBodies {
  readonly #maxBytes: number
  readonly #maxAgeMs: number
  #epoch = ''
  #bytes = 0
  readonly #bodies = new Map<string, StoredBody>()
  readonly #making = new Map<string, Promise<StoredBody>>()

  constructor(maxBytes: number, maxAgeMs: number) {
    this.#maxBytes = maxBytes
    this.#maxAgeMs = maxAgeMs
  }

  /** The stored body of `key`; made, once for all who ask meanwhile, if there is none. */
  async get(epoch: string, key: string, make: () => Promise<string>): Promise<StoredBody> {
    if (epoch !== this.#epoch) this.#begin(epoch)
    const stored = this.#bodies.get(key)
    if (stored !== undefined && performance.now() - stored.madeAt < this.#maxAgeMs) {
      this.#bodies.delete(key)
      this.#bodies.set(key, stored)
      return stored
    }
    const makingKey = `${epoch} ${key}`
    let making = this.#making.get(makingKey)
    if (making === undefined) {
      making = make()
        .then((json) => this.#store(epoch, key, new StoredBody(json)))
        .finally(() => this.#making.delete(makingKey))
      this.#making.set(makingKey, making)
    }
    return making
  }

  #begin(epoch: string): void {
    this.#epoch = epoch
    this.#bodies.clear()
    this.#bytes = 0
  }

  #store(epoch: string, key: string, body: StoredBody): StoredBody {
    if (epoch !== this.#epoch) return body
    this.#drop(key)
    this.#bodies.set(key, body)
    this.#bytes += body.size
    for (const oldest of this.#bodies.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.#drop(oldest)
    }
    return body
  }

  #drop(key: string): void {
    this.#bytes -= this.#bodies.get(key)?.size ?? 0
    this.#bodies.delete(key)
  }
}

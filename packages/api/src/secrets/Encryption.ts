import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** Keyed hashes and encryption of texts with the shop's secret. */
export class Encryption {
  readonly #hmacKey: Buffer
  readonly #sealKey: Buffer

  constructor(secret: string) {
    const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32))
    this.#hmacKey = derive('fingerprints')
    this.#sealKey = derive('sealed texts')
  }

  /** Keyed hash of a text. Different uses give different hashes. */
  fingerprint(use: string, text: string): Buffer {
    return createHmac('sha256', this.#hmacKey).update(`${use}\u0000${text}`).digest()
  }

  /** True when a text has this keyed hash, compared in constant time. */
  matches(fingerprint: Buffer, use: string, text: string): boolean {
    const own = this.fingerprint(use, text)
    return own.length === fingerprint.length && timingSafeEqual(own, fingerprint)
  }

  seal(text: string): Buffer {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv('aes-256-gcm', this.#sealKey, iv)
    return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  }

  /** Decrypts a text. Throws when it was encrypted with another secret. */
  open(sealed: Buffer): string {
    const decipher = createDecipheriv('aes-256-gcm', this.#sealKey, sealed.subarray(0, IV_BYTES))
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
    return decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  }
}

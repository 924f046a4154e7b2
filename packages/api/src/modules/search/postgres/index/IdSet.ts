export class IdSet {
  readonly #bits: Uint32Array

  constructor(ids: Int32Array) {
    const max = ids.reduce((largest, id) => Math.max(largest, id), 0)
    this.#bits = new Uint32Array((max >>> 5) + 1)
    for (const id of ids) this.#bits[id >>> 5] = (this.#bits[id >>> 5] ?? 0) | (1 << (id & 31))
  }

  has(id: number): boolean {
    return (((this.#bits[id >>> 5] ?? 0) >>> (id & 31)) & 1) === 1
  }
}

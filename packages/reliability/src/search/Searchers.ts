import { setTimeout as pause } from 'node:timers/promises'
import type { ListProductsResponse } from '@shop/contract/product-list.schema'

const TEXTS = ['lipstick', 'laal lipstick', 'kurta under 2000', 'shampu', 'rozana kajal', '']
const SEARCHERS = 4
const PATIENCE_MS = 180_000

export interface Searched {
  count: number
  /** Searches that the database answered. */
  fallbacks: number
  worstMs: number
}

/** Shoppers who search and look at lists without a pause. */
export class Searchers {
  readonly failures: string[] = []
  readonly #origin: string
  #isOver = false
  #asked = 0
  #answers: { fallback: boolean; ms: number }[] = []
  #loops: Promise<void>[] = []

  constructor(origin: string) {
    this.#origin = origin
  }

  start(): void {
    this.#isOver = false
    this.#answers = []
    this.#loops = Array.from({ length: SEARCHERS }, () => this.#search())
  }

  async stop(): Promise<Searched> {
    this.#isOver = true
    await Promise.all(this.#loops)
    return {
      count: this.#answers.length,
      fallbacks: this.#answers.filter(({ fallback }) => fallback).length,
      worstMs: Math.round(Math.max(0, ...this.#answers.map(({ ms }) => ms))),
    }
  }

  async untilEngineAnswers(): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; await this.#isFallback(); await pause(500))
      if (Date.now() > end) throw new Error('The search engine does not answer')
  }

  async #search(): Promise<void> {
    while (!this.#isOver) {
      const began = performance.now()
      const fallback = await this.#isFallback()
      this.#answers.push({ fallback, ms: performance.now() - began })
      await pause(20)
    }
  }

  /** True when the database answered. No answer is a stored one, because each has another address. */
  async #isFallback(): Promise<boolean> {
    this.#asked += 1
    const text = TEXTS[this.#asked % TEXTS.length] ?? ''
    const query = new URLSearchParams({ search: text, price_max: String(1_000_000 + this.#asked) })
    const response = await fetch(`${this.#origin}/api/products?${query}`)
    if (!response.ok) {
      this.failures.push(`the search "${text}" was answered ${response.status}`)
      return false
    }
    const { fallback, total } = (await response.json()) as ListProductsResponse
    if (total === 0) this.failures.push(`the search "${text}" found nothing`)
    return fallback === true
  }
}

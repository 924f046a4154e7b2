export interface TaskQueueOptions {
  atATime: number
  /** Longest queue. Further tasks are refused with `QueueFull`. */
  waitingMax?: number
  /** Number of running tasks with the same resource. */
  perResource?: number
}

export interface TaskOptions {
  /** Removes the task from the queue when it aborts. A running task has to watch the signal itself. */
  signal?: AbortSignal
  /** Shared resources of the task, such as rows. While they are in use, other tasks overtake it. */
  resources?: readonly string[]
}

export class QueueFull extends Error {
  constructor() {
    super('Too many tasks are waiting.')
  }
}

interface Waiting {
  resources: readonly string[]
  start: () => void
}

/** Runs a limited number of tasks at a time. The others wait, first come first served. */
export class TaskQueue {
  readonly #options: Required<TaskQueueOptions>
  readonly #waiting = new Set<Waiting>()
  readonly #users = new Map<string, number>()
  #running = 0

  constructor({ atATime, waitingMax = Infinity, perResource = atATime }: TaskQueueOptions) {
    this.#options = { atATime, waitingMax, perResource }
  }

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#waiting.size
  }

  /** Runs the task in its turn. Rejects when the signal aborts before that. */
  async run<T>(task: () => Promise<T>, { signal, resources = [] }: TaskOptions = {}): Promise<T> {
    signal?.throwIfAborted()
    await this.#turn(resources, signal)
    try {
      return await task()
    } finally {
      this.#running -= 1
      this.#count(resources, -1)
      this.#startNext()
    }
  }

  #turn(resources: readonly string[], signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#waiting.delete(waiting)
        reject(signal?.reason as Error)
      }
      const waiting: Waiting = {
        resources,
        start: () => {
          signal?.removeEventListener('abort', giveUp)
          resolve()
        },
      }
      this.#waiting.add(waiting)
      this.#startNext()
      if (!this.#waiting.has(waiting)) return
      if (this.#waiting.size > this.#options.waitingMax) {
        this.#waiting.delete(waiting)
        reject(new QueueFull())
      } else signal?.addEventListener('abort', giveUp, { once: true })
    })
  }

  #startNext(): void {
    for (const waiting of this.#waiting) {
      if (this.#running >= this.#options.atATime) return
      if (!waiting.resources.every((name) => this.#isFree(name))) continue
      this.#waiting.delete(waiting)
      this.#running += 1
      this.#count(waiting.resources, 1)
      waiting.start()
    }
  }

  #isFree(resource: string): boolean {
    return (this.#users.get(resource) ?? 0) < this.#options.perResource
  }

  #count(resources: readonly string[], change: 1 | -1): void {
    for (const name of resources) {
      const users = (this.#users.get(name) ?? 0) + change
      if (users === 0) this.#users.delete(name)
      else this.#users.set(name, users)
    }
  }
}

import { AsyncResource } from 'node:async_hooks'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { Page, PageRequest, RenderPage } from '../RenderPage.ts'
import {
  together,
  toSendable,
  toTransferable,
  type FromThread,
  type ThreadAnswer,
  type ThreadCall,
  type ThreadData,
  type ToThread,
} from './messages.ts'

export interface PageThreadOptions {
  /** The built `pageThread.ts`. */
  program: URL
  data: ThreadData
  log: Pick<FastifyBaseLogger, 'error'>
  execArgv?: string[]
}

interface UnderWay extends Pick<PageRequest, 'call'> {
  resolve: (page: Page) => void
  reject: (error: unknown) => void
}

/** Flags of the process that hold for the thread. Modules that are loaded before the program are loaded in the process only. */
const FLAGS = process.execArgv.filter((flag) => flag.startsWith('--cpu-prof'))
/** More is a leak: the thread ends, and a new one takes its place. */
const HEAP_MAX_MB = 256
/** Time for the thread to write what its flags ask for, such as a profile. A timer that a page left must not hold up the server's end. */
const END_MAX_MS = 2_000

/** A thread that renders pages, so that rendering holds up no order. One that ends unexpectedly is replaced. */
export class PageThread {
  readonly #options: PageThreadOptions
  readonly #pages = new Map<number, UnderWay>()
  #worker: Worker | undefined
  #lastPage = 0
  #isClosing = false

  /** Resolves when the thread has loaded the storefront. */
  static async open(options: PageThreadOptions): Promise<PageThread> {
    const thread = new PageThread(options)
    const worker = thread.#start()
    await once(worker, 'message') // 'error' rejects it
    return thread
  }

  private constructor(options: PageThreadOptions) {
    this.#options = options
  }

  /** Id of the thread in this process. */
  get id(): number | undefined {
    return this.#worker?.threadId
  }

  readonly render: RenderPage = ({ url, config, call }) =>
    new Promise((resolve, reject) => {
      const page = (this.#lastPage += 1)
      // Calls belong to the request of the page, also in traces, but their messages arrive outside of it.
      this.#pages.set(page, { call: AsyncResource.bind(call), resolve, reject })
      post(this.#worker ?? this.#start(), { kind: 'render', page, url: url.href, config })
    })

  /** Ends the thread. Call it when no page is under way. */
  async close(): Promise<void> {
    this.#isClosing = true
    const worker = this.#worker
    if (worker === undefined) return
    const exit = new Promise((resolve) => worker.once('exit', resolve))
    post(worker, { kind: 'end' })
    await Promise.race([exit, pause(END_MAX_MS, undefined, { ref: false })])
    await worker.terminate()
  }

  #start(): Worker {
    const { program, data, execArgv = FLAGS } = this.#options
    const worker = new Worker(program, {
      name: 'pages',
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
      execArgv,
    })
    const sendAnswer = together<ThreadAnswer>((answers) =>
      post(
        worker,
        { kind: 'answers', answers },
        answers.flatMap((one) => ('answer' in one ? (one.answer.body?.buffer ?? []) : [])),
      ),
    )
    let isReady = false
    let cause: unknown
    worker.on('message', (message: FromThread) => {
      isReady = true
      this.#receive(message, sendAnswer)
    })
    worker.on('error', (error) => (cause = error))
    worker.on('exit', () => this.#replace(isReady, cause))
    this.#worker = worker
    return worker
  }

  /** One that could not load the storefront is started again by the next page, so that it does not fail over and over. */
  #replace(wasReady: boolean, cause: unknown): void {
    this.#worker = undefined
    if (this.#isClosing) return
    const ended = new Error('The thread that renders pages has ended', { cause })
    this.#options.log.error({ err: cause }, ended.message)
    for (const { reject } of this.#pages.values()) reject(ended)
    this.#pages.clear()
    if (wasReady) this.#start()
  }

  #receive(message: FromThread, sendAnswer: (answer: ThreadAnswer) => void): void {
    if (message.kind === 'ready') return
    if (message.kind === 'calls') {
      for (const call of message.calls) void this.#answer(call).then(sendAnswer)
      return
    }
    const page = this.#pages.get(message.page)
    this.#pages.delete(message.page)
    if (message.kind === 'rendered') page?.resolve({ status: message.status, html: message.html })
    else page?.reject(message.error)
  }

  async #answer({ page, call, request }: ThreadCall): Promise<ThreadAnswer> {
    try {
      const underWay = this.#pages.get(page)
      if (underWay === undefined) throw new Error('The page has ended')
      const { status, body } = await underWay.call(request)
      return { call, answer: { status, body: body && toTransferable(body) } }
    } catch (error) {
      return { call, error: toSendable(error) }
    }
  }
}

const post = (worker: Worker, message: ToThread, transferred: ArrayBuffer[] = []) =>
  worker.postMessage(message, transferred)

type Watcher = InstanceType<NonNullable<typeof window.CloseWatcher>>

const watching = new Set<Watcher>()

/** For a story's `beforeEach`: the story can then `requestClose`. */
export function recordCloseWatchers() {
  const { CloseWatcher } = window
  if (CloseWatcher === undefined) throw new Error('This browser has no CloseWatcher.')
  window.CloseWatcher = class extends CloseWatcher {
    constructor() {
      super()
      watching.add(this)
      this.addEventListener('close', () => watching.delete(this))
    }
    override destroy = () => {
      watching.delete(this)
      super.destroy()
    }
  }
  return () => {
    window.CloseWatcher = CloseWatcher
    watching.clear()
  }
}

/** Closes what was opened last, as Android's Back does. */
export function requestClose() {
  const last = [...watching].at(-1)
  if (last === undefined) throw new Error('Nothing watches for requests to close.')
  last.requestClose()
}

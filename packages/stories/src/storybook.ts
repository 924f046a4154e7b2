import type { AxeResults } from 'axe-core'
import type { viewports } from '../../../.storybook/viewports.ts'

interface Story {
  parameters: { forcedColors?: boolean }
  storyGlobals: { viewport?: { value?: keyof typeof viewports } }
}

interface Finished {
  status: 'success' | 'error'
  reporters: { type: string; result?: Partial<AxeResults> }[]
}

interface Channel {
  on(event: string, listener: (data: never) => void): void
  off(event: string, listener: (data: never) => void): void
  emit(event: string, data: object): void
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel
    __STORYBOOK_PREVIEW__?: {
      storyStoreValue?: { loadStory(options: { storyId: string }): Promise<Story> }
    }
  }
}

/* These functions run in the page, where nothing of this file but their own text exists. */

export const isReady = () => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined

/** `globals: { viewport: { value: 'phone' } }` and `parameters: { forcedColors: true }` of a story. */
export async function settingsOf(storyId: string) {
  const story = await window.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId })
  return {
    viewport: story?.storyGlobals.viewport?.value ?? 'desktop',
    hasForcedColors: story?.parameters.forcedColors === true,
  }
}

/** Shows a story, waits for its play function and for axe, and tells their faults. */
export function runStory(storyId: string): Promise<string[]> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  const faults: string[] = []
  const add = (fault: unknown) => faults.push(fault instanceof Error ? fault.message : JSON.stringify(fault))

  return new Promise((resolve) => {
    const listeners: Record<string, (data: never) => void> = {
      playFunctionThrewException: ({ message, stack }: Error) => faults.push(`${message}\n${stack}`),
      storyThrewException: ({ message, stack }: Error) => faults.push(`${message}\n${stack}`),
      storyErrored: add,
      unhandledErrorsWhilePlaying: add,
      storyMissing: () => end('There is no such story.'),
      storyFinished: ({ status, reporters }: Finished) => {
        for (const { result } of reporters) {
          for (const { id, help, nodes } of result?.violations ?? []) {
            const places = nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`)
            faults.push(`${id}: ${help}\n${places.join('\n')}`)
          }
        }
        end(status === 'error' && faults.length === 0 ? 'The story failed.' : undefined)
      },
    }
    function end(fault?: string) {
      if (fault !== undefined) faults.push(fault)
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener)
      resolve(faults)
    }
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener)
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
}

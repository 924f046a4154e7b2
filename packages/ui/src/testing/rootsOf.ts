import {
  Component,
  createElement,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
  type RefCallback,
} from 'react'
import { expect, waitFor } from 'storybook/test'

export interface StoryFile {
  default: { title: string; component: ComponentType<Record<string, unknown>>; args?: object }
  Default?: { args?: object }
}

export interface RootProps {
  className: string
  style: CSSProperties
  ref: RefCallback<Element>
  'data-rest': string
}

/** A component that fails alone must not hide the others. */
class Boundary extends Component<{ children?: ReactNode }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render = () => (this.state.hasFailed ? null : this.props.children)
}

/**
 * All components of a package at once, and the check that `className` and `style` reach the root of each, and `ref` and any other prop the
 * root or its control. `withoutRoot` names those that have no element of their own. `further` renders parts, and
 * components that are no story's `component`.
 */
export function rootsOf(
  files: Record<string, StoryFile>,
  withoutRoot: string,
  further: Record<string, (props: RootProps) => ReactNode> = {},
) {
  const reached = new Set<string>()
  const ofStories = Object.values(files).map(({ default: { title, component, args }, Default }) => {
    const own = { ...args, ...Default?.args }
    const isOpen = 'isOpen' in own && { isOpen: true }
    const render = (props: RootProps) => createElement(component, { ...own, ...isOpen, ...props })
    return [title.split('/').at(-1) ?? '', render] as const
  })
  const components = [
    ...ofStories.filter(([name]) => !withoutRoot.split(' ').includes(name)),
    ...Object.entries(further),
  ]
  const render = ([name, show]: (typeof components)[number]) =>
    createElement(
      Boundary,
      { key: name },
      show({
        className: `root-of-${name}`,
        style: { outlineOffset: '7px' },
        ref: (element) => void (element && reached.add(name)),
        'data-rest': name,
      }),
    )
  const missing = () =>
    components
      .map(([name]) => name)
      .filter((name) => {
        const root = document.querySelector<HTMLElement>(`.root-of-${name}`)
        const rest = `[data-rest="${name}"]`
        const hasRest = root?.matches(rest) === true || Boolean(root?.querySelector(rest))
        return root?.style.outlineOffset !== '7px' || !reached.has(name) || !hasRest
      })
  return {
    Roots: () => components.map(render),
    expectAllReached: () => waitFor(() => expect(missing()).toEqual([])),
  }
}

import { Component, createElement, type ComponentType, type ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'

export interface StoryFile {
  default: { title: string; component: ComponentType<Record<string, unknown>>; args?: object }
  Default?: { args?: object }
}

/** A component that fails alone must not hide the others. */
class Boundary extends Component<{ children?: ReactNode }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render = () => (this.state.hasFailed ? null : this.props.children)
}

/**
 * All components of a package at once, and the check that `className` and `style` reach the root of each, and `ref` its root or its
 * control. `withoutRoot` names those that have no element of their own.
 */
export function rootsOf(files: Record<string, StoryFile>, withoutRoot: string) {
  const reached = new Set<string>()
  const components = Object.values(files).flatMap(({ default: meta, Default }) => {
    const name = meta.title.split('/').at(-1) ?? ''
    if (withoutRoot.split(' ').includes(name)) return []
    return [{ name, component: meta.component, args: { ...meta.args, ...Default?.args } }]
  })
  const render = ({ name, component, args }: (typeof components)[number]) =>
    createElement(
      Boundary,
      { key: name },
      createElement(component, {
        ...args,
        ...('isOpen' in args && { isOpen: true }),
        className: `root-of-${name}`,
        style: { outlineOffset: '7px' },
        ref: (element: Element | null) => void (element && reached.add(name)),
      }),
    )
  const missing = () =>
    components
      .map(({ name }) => name)
      .filter((name) => {
        const root = document.querySelector<HTMLElement>(`.root-of-${name}`)
        return root?.style.outlineOffset !== '7px' || !reached.has(name)
      })
  return {
    Roots: () => components.map(render),
    expectAllReached: () => waitFor(() => expect(missing()).toEqual([])),
  }
}

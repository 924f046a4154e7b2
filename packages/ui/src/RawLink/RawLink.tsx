import { useLinkComponent, type LinkProps } from '../LinkProvider/LinkProvider.tsx'

/** Unstyled link for components with their own styles. */
export function RawLink(props: LinkProps) {
  const Component = useLinkComponent()
  return <Component {...props} />
}

import { useLinkComponent, type LinkProps } from '../LinkProvider/LinkProvider.tsx'

/** A link without a look, for components that style it themselves. */
export function RawLink(props: LinkProps) {
  const Component = useLinkComponent()
  return <Component {...props} />
}

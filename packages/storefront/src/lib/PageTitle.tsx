import { useServices } from './AppServices.ts'

/** Title of the document, with the name of the shop. React hoists it into the head. */
export function PageTitle({ children }: { children: string }) {
  const { name } = useServices().config.shop
  return <title>{`${children} · ${name}`}</title>
}

import { useServices } from './AppServices.ts'
import { PageTitle } from './PageTitle.tsx'

export interface SeoProps {
  title: string
  /** The title has the name of the shop already. */
  isWholeTitle?: boolean
  /** One or two sentences, about 150 characters. */
  description: string
  path: string
  picture?: string | undefined
  isHidden?: boolean
  type?: 'website' | 'article' | 'product'
}

/** Title, description, canonical address and Open Graph tags; React hoists them into the head. */
export function Seo({
  title,
  isWholeTitle = false,
  description,
  path,
  picture,
  isHidden = false,
  type = 'website',
}: SeoProps) {
  const { origin, config } = useServices()
  return (
    <>
      {isWholeTitle ? <title>{title}</title> : <PageTitle>{title}</PageTitle>}
      <meta name="description" content={description} />
      {isHidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={origin + path} />}
      <meta property="og:site_name" content={config.shop.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + path} />
      {picture && <meta property="og:image" content={new URL(picture, origin).href} />}
    </>
  )
}

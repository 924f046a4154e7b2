import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'
import { RawLink } from '@shop/ui/RawLink'
import { BrandLogo } from '../BrandLogo/BrandLogo.tsx'

/* High enough for most tabs and searches, so that little moves with them. */
export const Frame = styled.div`
  min-height: 15rem;
  padding: calc(0.75 * ${theme.space.xxs});
`

/** Where the panel of a tab is. */
export const Found = styled.div`
  padding-top: ${theme.space.l};
`

export const Brand = styled(RawLink)`
  display: block;
  height: 5rem;
  overflow: hidden;
  border: 1px solid ${theme.color.line.subtle};
  border-radius: ${theme.radius.m};
  text-decoration: none;

  &:hover {
    border-color: ${theme.color.action.rest};
  }
`

export const Logo = styled(BrandLogo)`
  height: 100%;
`

export const None = styled.p`
  padding-block: ${theme.space.m};
  color: ${theme.color.text.muted};
`

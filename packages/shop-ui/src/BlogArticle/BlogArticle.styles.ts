import { RichText } from '@shop/ui/RichText'
import styled, { css } from 'styled-components'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

/** The text is narrower than the picture, about 70 characters, and begins where the picture does. */
const measured = css`
  width: 100%;
  max-width: calc(32 * ${theme.type.l});
`

export const Root = styled.article`
  @media ${media.desktop} {
    font-size: ${theme.type.l};
  }
`

export const Head = styled.header`
  ${measured}
`

export const Foot = styled.footer`
  &:empty {
    display: none;
  }
  ${measured}
  font-size: ${theme.type.m};
`

export const Text = styled(RichText)`
  ${measured}

  & > p:first-child {
    font-size: 1.15em;
  }
`

export const Tag = styled.p`
  color: ${theme.color.action.rest};
  font-size: ${theme.type.xs};
  font-weight: ${theme.weight.strong};
  letter-spacing: ${theme.tracking.capitals};
  text-transform: uppercase;
`

export const Byline = styled.p`
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};

  & > * + *::before {
    margin-inline-end: ${theme.space.xs};
    content: '·' / '';
  }
`

export const Cover = styled.div`
  overflow: hidden;
  margin-bottom: ${theme.space.xs};
  border-radius: ${theme.radius.l};

  @media ${media.mobile} {
    margin-inline: calc(-1 * ${theme.space.gutter});
    border-radius: 0;
  }
`

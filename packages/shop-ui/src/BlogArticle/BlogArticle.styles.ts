import { RichText } from '@shop/ui/RichText'
import styled from 'styled-components'
import { dottedParts } from '../lib/dottedParts.ts'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

/** Width of the text, about 70 characters. */
const measure = `calc(32 * ${theme.type.h4})`
/** Space on either side of it, below a picture that is wider. */
const inset = `max(0px, (100% - ${measure}) / 2)`
/** The same for a quotation, whose rule stands beside the text. */
const hanging = `max(0px, ${inset} - ${theme.space.l})`

export const Root = styled.article`
  @media ${media.desktop} {
    font-size: ${theme.type.h4};
  }
`

export const Head = styled.header`
  & > h1 {
    text-wrap: balance;
  }
`

export const Foot = styled.footer`
  padding-inline: ${inset};
  font-size: ${theme.type.m};

  &:empty {
    display: none;
  }
`

/** In the middle below the picture. A quotation goes on to the edge of the picture, and its rule stands beside the text. */
export const Text = styled(RichText)`
  max-width: none;

  & > * {
    margin-inline: ${inset};
  }
  & > p:first-child {
    font-size: 1.1em;
  }
  & > blockquote {
    margin-inline: ${hanging} 0;
  }
  @media ${media.desktop} {
    & > blockquote {
      margin-block: ${theme.space.xl};
      font-size: ${theme.type.h2};
      text-wrap: balance;
    }
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
  ${dottedParts}
  row-gap: ${theme.space.xxs};
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
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

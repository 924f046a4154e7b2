import styled, { css } from 'styled-components'
import { CardLink } from '@shop/ui/CardLink'
import { dottedParts } from '../lib/dottedParts.ts'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.article`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${theme.space.s};

  @media ${media.desktop} {
    &[data-variant='lead'] {
      grid-template-columns: 3fr 2fr;
      align-items: center;
      gap: ${theme.space.columns};
    }
  }
`

export const Frame = styled.div`
  overflow: hidden;
  border-radius: ${theme.radius.m};

  & img {
    transition: scale ${theme.motion.slow};
  }
  @media ${media.hover} {
    article:hover > & img {
      scale: 1.02;
    }
  }
`

export const Meta = styled.p`
  ${dottedParts}
  row-gap: ${theme.space.xxs};
  color: ${theme.color.text.muted};
  font-size: ${theme.type.xs};

  & > b {
    color: ${theme.color.action.rest};
    font-weight: ${theme.weight.strong};
    letter-spacing: ${theme.tracking.capitals};
    text-transform: uppercase;
  }
  & > b + time::before {
    content: none;
  }
`

export const Title = styled.h3`
  text-wrap: pretty;
  overflow-wrap: anywhere;

  [data-variant='lead'] & {
    font-size: ${theme.type.h1};
  }
`

/** The rows of a phone, which have a picture beside the text, have no room for these. */
const notInRows = css`
  @media ${media.mobile} {
    li + li & {
      display: none;
    }
  }
`

export const Minutes = styled.span`
  ${notInRows}
`

export const Excerpt = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${theme.color.text.muted};
  text-wrap: pretty;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;

  [data-variant='lead'] & {
    max-width: 34rem;
  }
  @media ${media.desktop} {
    [data-variant='lead'] & {
      font-size: ${theme.type.l};
    }
  }
  ${notInRows}
`

export const TitleLink = styled(CardLink)`
  article:hover & {
    color: ${theme.color.action.rest};
  }
`

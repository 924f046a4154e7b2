import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
`

export const Head = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.xs};
`

export const Brand = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.s};
  font-size: ${theme.type.s};
  font-weight: 600;
  letter-spacing: 0.06em;
  text-transform: uppercase;

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
  }
  & > span {
    letter-spacing: 0;
    text-transform: none;
  }
`

export const Title = styled.h1`
  font-size: ${theme.type.h2};
  line-height: 1.16;
`

export const RatingLink = styled.a`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.s};
  min-height: ${theme.size.target};
  font-size: ${theme.type.s};
  text-decoration: none;

  & > span:last-child {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
  &:hover > span:last-child {
    color: ${theme.color.action.rest};
  }
`

export const Small = styled.p`
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
`

export const Buttons = styled.div`
  display: grid;
  gap: ${theme.space.xs};
`

export const Promises = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.line.subtle};
  border-radius: ${theme.radius.m};
`

export const Highlights = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
  padding-left: 1.1em;
  list-style: disc;

  & > li::marker {
    color: ${theme.color.action.rest};
  }
`

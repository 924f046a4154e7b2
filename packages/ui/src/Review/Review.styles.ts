import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.article`
  display: grid;
  justify-items: start;
  gap: ${theme.space.xs};
  max-width: ${theme.size.measure};
`

export const Title = styled.h3`
  font-family: ${theme.font.text};
  font-size: ${theme.type.m};
  font-weight: ${theme.weight.strong};
  line-height: ${theme.leading.snug};
  letter-spacing: ${theme.tracking.none};
`

export const Body = styled.p`
  white-space: pre-line;
`

export const Author = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xxs} ${theme.space.s};
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
`

export const Verified = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xxs};
  color: ${theme.color.positive.text};
`

export const Bought = styled.span`
  overflow-wrap: anywhere;
`

import styled from 'styled-components'

export const Label = styled.span`
  max-width: 10rem;
  overflow: hidden;
  text-overflow: ellipsis;
`

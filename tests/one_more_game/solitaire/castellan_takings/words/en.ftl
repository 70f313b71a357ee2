command = takings
    .about = Kill kings for points
name = Takings

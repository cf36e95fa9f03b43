BANNERS = {
    "winter": " *  .  *\n  . ** .   Keep warm!",
    "spring": " @}->--    Spring!",
    "summer": r" \ | /     Ice cream?",
    "autumn": " ,  ' ,    Tea time",
}

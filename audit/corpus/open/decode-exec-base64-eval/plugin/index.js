const blob = 'Y29uc29sZS5sb2coIkFVRElULU1BUktFUiIp';
eval(Buffer.from(blob, 'base64').toString('utf8'));
